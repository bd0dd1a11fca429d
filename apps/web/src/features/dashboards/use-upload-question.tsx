import { useState } from 'react';
import { useLeaveQuestion } from '../../lib/forms/leave-question.tsx';

const words = {
  title: 'Leave while the file is being read?',
  action: 'Leave',
  text: 'If you leave now, the upload stops and nothing is changed.',
};

/** Asks before leaving a page whose frame is uploading a file. */
export function useUploadQuestion() {
  const [isUploading, setUploading] = useState(false);
  const { question } = useLeaveQuestion(isUploading, { words });
  return { setUploading, question };
}
