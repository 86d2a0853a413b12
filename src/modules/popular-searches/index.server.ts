export {
  hideSearch,
  listPopularSearches,
  noteSearch,
  popularSearches,
  purgeSearches,
  readHiddenSearches,
  readPopularSearches,
  writeSearches,
} from './popular-searches.ts'
