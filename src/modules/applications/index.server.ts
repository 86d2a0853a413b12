export {
  beginRow,
  changeApplicationKind,
  findDraft,
  findOwnApplication,
  getApplication,
  keepDetails,
  keepDraft,
  listBrandsOf,
  lockApplication,
  listApplicationsOf,
  listOwnApplications,
  moveApplication,
} from './applications.ts'
export {
  decideRow,
  listAsked,
  listFiles,
  sendRow,
  askFor,
} from './requirements.ts'
export {
  type EndedDocument,
  type EndingDocument,
  findApplicationOf,
  hasDocument,
  listAccepted,
  listAcceptedNames,
  listEnded,
  takeEnding,
} from './documents.ts'
export { listUntouched, purgeReplaced, purgeUnapproved } from './kept-documents.ts'
export { openShown, sealShown } from './shown-account.ts'
export { findClash, keepMarks, listLinked, lockMarks, type Mark } from './marks.ts'
export { listAdminApplications, listApplicationSteps } from './list-applications.ts'
export type { ApplicationRow } from './applications.tables.ts'
export { listSuppliers } from './suppliers.ts'
