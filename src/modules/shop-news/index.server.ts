export { countReaders, listReaders } from './readers.ts'
export { columnsOf, documentOf, getNewsRow, keepProgress, listNews, lockDueNews, moveNews, saveNews } from './shop-news.ts'
