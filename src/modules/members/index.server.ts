export { getDetails, keepDetails, purgeDetails } from './own-details.ts'
export { welcomeVisitor } from './visitors.ts'
