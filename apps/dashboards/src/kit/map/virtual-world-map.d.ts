/** Made by the plugin in `apps/dashboards/world-map` while the app is built. */
declare module 'virtual:world-map' {
  export const size: readonly [number, number];
  export const shapes: readonly import('@caliper/ui/charts/world-map.tsx').MapShape[];
}
