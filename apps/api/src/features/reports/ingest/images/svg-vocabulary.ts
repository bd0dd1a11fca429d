/** Shapes, text and paint; nothing that runs, moves, links or embeds a page. */
export const svgTags = new Set(
  `svg g path rect circle ellipse line polyline polygon text tspan textPath defs linearGradient radialGradient stop
   clipPath mask pattern marker use symbol title desc style image filter feGaussianBlur feOffset feBlend feFlood
   feComposite feMerge feMergeNode feColorMatrix feDropShadow switch`.split(/\s+/),
);

export const svgActive = new Set(
  `script foreignObject iframe object embed audio video a animate animateMotion animateTransform animateColor set
   handler listener discard mpath feImage font-face-uri cursor`.split(/\s+/),
);

export const svgAttributes = new Set(
  `alignment-baseline amplitude baseline-shift class clip-path clip-rule clipPathUnits color color-interpolation
   color-interpolation-filters cx cy d direction display dominant-baseline dx dy fill fill-opacity fill-rule filter
   filterUnits flood-color flood-opacity font font-family font-size font-size-adjust font-stretch font-style
   font-variant font-weight fr fx fy gradientTransform gradientUnits height id in in2 image-rendering
   isolation k1 k2 k3 k4 letter-spacing lengthAdjust marker-end marker-mid marker-start markerHeight markerUnits
   markerWidth mask maskContentUnits maskUnits mix-blend-mode mode offset opacity operator orient overflow paint-order
   pathLength patternContentUnits patternTransform patternUnits points preserveAspectRatio primitiveUnits r refX refY
   result rotate rx ry shape-rendering spreadMethod startOffset stdDeviation stop-color stop-opacity stroke
   stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
   style text-anchor text-decoration text-rendering textLength transform transform-origin type unicode-bidi values
   vector-effect version viewBox visibility width word-spacing writing-mode x x1 x2 xml:space y y1 y2 href
   xlink:href`.split(/\s+/),
);
