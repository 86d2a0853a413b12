export { count, countBegun, countSeen, hasCounts, listMostCounted, purgeCounts, writeCounts } from './daily-counts.ts'
