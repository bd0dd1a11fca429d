export function SupportPhone({ number }: { number: string }) {
  return (
    <>
      Write to us, or call us at{' '}
      <a href={`tel:${number.replace(/[^+\d]/g, '')}`} translate="no">
        {number}
      </a>
      .
    </>
  );
}
