export { addOperator, closePublishedAccounts, signIn } from './operators.ts'
