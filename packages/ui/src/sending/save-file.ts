/** Some browsers read the file only after the click. */
const readWithin = 60_000;

/** Lets the browser save a file that was made here. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), readWithin);
}
