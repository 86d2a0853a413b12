import { getCall, postCall } from '#platform/wire/call-path.ts'
import { AnnouncementBarWire, SaveAnnouncementsInput } from './announcement.contract.ts'

export const getAnnouncementBar = getCall('/admin/announcement/list', { access: 'arrange-home', output: AnnouncementBarWire })
export const saveAnnouncementBar = postCall('/admin/announcement/save', {
  access: 'arrange-home',
  once: true,
  input: SaveAnnouncementsInput,
  output: AnnouncementBarWire,
})
