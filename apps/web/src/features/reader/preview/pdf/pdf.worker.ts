// The library's worker as it is; from here the build gives it a name of ours and compresses it.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
