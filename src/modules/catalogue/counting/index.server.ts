export { beginCount } from './begin-count.ts'
export { bookCount, dropCount } from './book-count.ts'
export { getCount, listCounts, readSheet } from './read-counts.ts'
export { scanPiece } from './scan-piece.ts'
