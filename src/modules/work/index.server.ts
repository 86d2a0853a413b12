export { listWork, type WorkOfRooms } from './work-list.ts'
export { giveUpWork, retryWork, workOf } from './work-actions.ts'
