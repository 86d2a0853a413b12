export { listCollectionAddresses } from './collection-addresses.ts'
export { dropPart, findPart, type Kept, listParts, putPart } from './kept-parts.ts'
export { bannerEdges, bannersChanged, showResources } from './show-resources.ts'
export { isInStorefront } from './kept-parts.ts'
