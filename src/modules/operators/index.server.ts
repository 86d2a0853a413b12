export { addOperator, signIn } from './operators.ts'
