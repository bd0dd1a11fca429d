import { useEffect, useRef, useState } from 'react';
import { createRequestKeys } from './request-keys.ts';

/** The progress of an upload, and a way to cancel it. Leaving the page cancels it too. */
export function useSending() {
  const [part, setPart] = useState(0);
  const [keys] = useState(createRequestKeys);
  const controller = useRef<AbortController>(null);
  const cancel = () => controller.current?.abort();
  /** Begins an upload and returns its options. The contents of a file are too large to be part of the key. */
  const begin = (fields: object, file: File | null) => {
    controller.current = new AbortController();
    const { name, size, lastModified } = file ?? {};
    setPart(0);
    return {
      signal: controller.current.signal,
      idempotencyKey: keys.keyOf({ ...fields, name, size, lastModified }),
      onProgress: setPart,
    };
  };
  useEffect(() => () => controller.current?.abort(), []);
  return { part, begin, cancel, arrived: keys.arrived };
}
