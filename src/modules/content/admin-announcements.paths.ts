import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { AnnouncementBarWire, SaveAnnouncementsInput } from './announcement.contract.ts'

export const getAnnouncementBar = getCall<Record<string, never>, AnnouncementBarWire>('/admin/announcement/list')
export const saveAnnouncementBar = postCall<SaveAnnouncementsInput, AnnouncementBarWire>('/admin/announcement/save', {
  once: true,
})
