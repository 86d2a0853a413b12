export { addShortLink, findShortLink, listShortLinks, withdrawShortLink } from './short-links.ts'
