export { type HomeBlock, type HomeSide, listHomeBlocks, presentHome } from './home-blocks.ts'
export { listNotices } from './notices.ts'
