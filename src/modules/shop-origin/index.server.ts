export { changeOrigin, findOrigin, type Origin, settleOrigin } from './shop-origin.ts'
