export { countCodesFrom, issueCode, purgeCodes, redeemCode } from './codes.ts'
export { leaveProof, takeProof } from './proofs.ts'
