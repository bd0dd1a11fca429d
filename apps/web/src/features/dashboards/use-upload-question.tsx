import { useState } from 'react';
import { useLeaveQuestion } from '../../lib/leave-question.tsx';

const words = {
  title: 'Leave while the file is being read?',
  action: 'Leave',
  text: 'The upload stops if you leave now. Nothing is changed by it.',
};

/** Asks before a page is left whose frame is sending a file. */
export function useUploadQuestion() {
  const [isUploading, setUploading] = useState(false);
  const { question } = useLeaveQuestion(isUploading, words);
  return { setUploading, question };
}
