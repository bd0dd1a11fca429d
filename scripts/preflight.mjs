// Plain JavaScript, so that an older Node can say what is missing instead of failing on a type.
const wanted = 24;
const found = Number(process.versions.node.split('.')[0]);
if (found < wanted) {
  console.error(
    `Caliper needs Node ${wanted}; this is ${process.version}. "npm ci" brings it for Linux, macOS (arm64) and ` +
      'Windows (x64), and npm scripts then use it. Elsewhere, install Node 24 yourself.',
  );
  process.exit(1);
}
