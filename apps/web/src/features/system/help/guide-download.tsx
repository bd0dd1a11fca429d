import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useEffect, useRef } from 'react';

/** Long enough to read the announcement. */
const downloadAfterMilliseconds = 3000;

/** Starts the download by itself, using the link that is shown in case it does not start. */
export function GuideDownload({ address }: { address: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => link.current?.click(), downloadAfterMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p role="status">
        <strong>Downloading PDF Guide...</strong>
      </p>
      <p>If nothing happens, use this link:</p>
      <a ref={link} {...buttonLook({ variant: 'primary', size: 'lg', full: true })} href={address} download>
        <Icon name="download" />
        Download the guide
      </a>
    </>
  );
}
