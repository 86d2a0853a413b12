export { findBrandsByWord, findMembersByWord, findOrdersByWord, findProductsByWord } from './find-by-word.ts'
