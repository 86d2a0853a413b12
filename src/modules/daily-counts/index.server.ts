export { count, countBegun, hasCounts, purgeCounts, writeCounts } from './daily-counts.ts'
