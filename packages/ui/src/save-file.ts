/** Some browsers read the file only after the click. */
const readWithin = 60_000;

/** Hands a file that was made here to the browser, to be kept under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), readWithin);
}
