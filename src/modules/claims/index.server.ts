export { getClaim, listClaimPictures, listClaimsOfOrder, listClaimSteps, moveClaim, openClaim } from './claims.ts'
export { listAdminClaims, listOwnClaims } from './list-claims.ts'
export { postClaim } from './claim-ledger.ts'
export type { ClaimRow } from './claims.tables.ts'
