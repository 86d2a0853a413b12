export type LockHolder = { pid: number; [note: string]: unknown }
export type ProcessLock = { note(notes: Record<string, unknown>): void; release(): void }
export function takeLock(
  path: string,
  notes?: Record<string, unknown>,
): Promise<{ lock: ProcessLock; holder: undefined } | { lock: undefined; holder: LockHolder }>
export function waitForLock(
  path: string,
  options?: { onWait?: (holder: LockHolder) => void; timeoutMs?: number },
): Promise<ProcessLock>
