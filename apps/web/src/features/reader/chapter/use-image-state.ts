import { useEffect, useSyncExternalStore } from 'react';

type ImageState = 'fine' | 'failed' | 'missing';

/** Read from the image itself, which outlives the components around it. */
function stateOf(image: HTMLImageElement): ImageState {
  if (!image.hasAttribute('src')) return 'missing';
  return image.dataset.failed === undefined ? 'fine' : 'failed';
}

export function useImageState(image: HTMLImageElement): ImageState {
  useEffect(() => {
    const fail = () => {
      image.dataset.failed = '';
      image.dispatchEvent(new Event('statechange'));
    };
    const arrive = () => {
      delete image.dataset.failed;
      image.dispatchEvent(new Event('statechange'));
    };
    image.addEventListener('error', fail);
    image.addEventListener('load', arrive);
    return () => {
      image.removeEventListener('error', fail);
      image.removeEventListener('load', arrive);
    };
  }, [image]);
  const subscribe = (changed: () => void) => {
    image.addEventListener('statechange', changed);
    return () => image.removeEventListener('statechange', changed);
  };
  return useSyncExternalStore(subscribe, () => stateOf(image));
}

/** Requests the image again. */
export function retry(image: HTMLImageElement): void {
  const address = image.src;
  image.loading = 'eager';
  image.removeAttribute('src');
  image.src = address;
}
