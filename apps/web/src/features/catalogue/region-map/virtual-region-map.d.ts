/** Made by the plugin in `apps/web/region-map` while the app is built. */
declare module 'virtual:region-map' {
  export const lands: readonly import('./land.ts').Land[];
}
