export { countCodesFrom, issueCode, purgeCodes, redeemCode } from './codes.ts'
export { leaveProof, leaveProofOf, takeProof } from './proofs.ts'
