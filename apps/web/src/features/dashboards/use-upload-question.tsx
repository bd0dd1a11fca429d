import type { FromFrame } from '@caliper/contract/dashboards/frame.ts';
import { useState } from 'react';
import { useLeaveQuestion } from '../../lib/forms/leave-question.tsx';

const words = {
  title: 'Leave while the file is being read?',
  action: 'Leave',
  text: 'If you leave now, the upload stops and nothing is changed.',
};

/** Asks before leaving a page whose frame is uploading a file, or has a form that was begun. */
export function useUploadQuestion(isFrameOpen: boolean) {
  const [isUploading, setUploading] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const wouldLose = isFrameOpen && (isUploading || isBegun);
  const { question } = useLeaveQuestion(wouldLose, isUploading ? { words } : {});
  const hearOfLoss = (message: FromFrame) => {
    if (message.caliper === 'uploading') setUploading(message.uploading);
    if (message.caliper === 'begun') setBegun(message.begun);
  };
  return { hearOfLoss, question };
}
