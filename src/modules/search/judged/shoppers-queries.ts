import { chineseQueries } from './chinese-queries.ts'
import { englishQueries } from './english-queries.ts'

/** Queries of shoppers who never saw our words. */
export const shoppersQueries = [...englishQueries, ...chineseQueries]
