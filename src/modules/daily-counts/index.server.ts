export { count, countBegun, hasCounts, listMostCounted, purgeCounts, writeCounts } from './daily-counts.ts'
