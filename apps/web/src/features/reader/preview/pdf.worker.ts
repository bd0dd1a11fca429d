import 'pdfjs-dist/build/pdf.worker.min.mjs';

// The library's worker unchanged; imported here, the build names and compresses it like our own files.
