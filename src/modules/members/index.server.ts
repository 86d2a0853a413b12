export { welcomeVisitor } from './visitors.ts'
