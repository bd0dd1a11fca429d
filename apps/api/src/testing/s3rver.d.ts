/** The part of s3rver that we use; it brings no types. */
declare module 's3rver' {
  // biome-ignore lint/style/noDefaultExport: that is how it is exported
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
