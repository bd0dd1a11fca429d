type Size = readonly [width: number | string, height: number];

/** The outline of something that is loading: a grey bar in its place. */
export function Bone({ size: [width, height] }: { size: Size }) {
  return <span className="block rigid bone" style={{ width, height }} />;
}

/** The outlines of lines of text, each with its length and height. */
export function Bones({ sizes }: { sizes: readonly Size[] }) {
  return sizes.map((size) => <Bone key={String(size)} size={size} />);
}
