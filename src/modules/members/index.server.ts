export { getDetails, keepDetails } from './own-details.ts'
export { welcomeVisitor } from './visitors.ts'
