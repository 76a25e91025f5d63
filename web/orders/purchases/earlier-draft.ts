import { storedUser } from '../../platform/stored-user.ts'

const key = 'purchase-draft'

/** Before drafts of boxes were kept on the server, they lay in the browser; whoever had one begins with it. */
export function earlierDraft(): Record<string, unknown> | null {
  try {
    const found: { user_id?: string; draft?: Record<string, unknown> } = JSON.parse(
      localStorage.getItem(key) ?? '{}',
    )
    return (found.user_id === storedUser()?.id && found.draft) || null
  } catch {
    return null
  }
}

export function forgetEarlierDraft() {
  localStorage.removeItem(key)
}
