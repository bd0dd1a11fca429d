/** Says which words of the query a result does not have; nothing if it has all of them. */
export function MissingWords({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return null;
  return (
    <span className="block mt4 small faint">
      Without:{' '}
      <s translate="no" className="quiet">
        {missing.join(', ')}
      </s>
    </span>
  );
}
