import { listApiKeys, revokeApiKey, type ApiKey } from '#contract/people/api-keys.ts'
import { useMoment } from '../../platform/moment.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx'
import { useTold } from '../../ui/use-told.ts'
import { useCall } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

export function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useWords()
  const moment = useMoment()
  const { name, prefix, scopes, expires_at, last_used_at, revoked_at, is_expired } = apiKey
  const state = revoked_at ? 'revoked' : is_expired ? 'expired' : 'live'
  return (
    <li className="grid gap-2 py-4 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-4">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <Badge tone={state === 'live' ? 'done' : 'neutral'}>{t(`api_keys.state.${state}`)}</Badge>
        </p>
        <p>
          <code className="text-sm wrap-anywhere">{prefix}…</code>
        </p>
        <ul className="text-sm">
          {scopes.map((scope) => (
            <li key={scope}>{t(`api_keys.scopes.${scope}`)}</li>
          ))}
        </ul>
        <p className="text-muted text-sm">
          {last_used_at ? t('api_keys.used', { when: moment(last_used_at) }) : t('api_keys.never_used')}
          {' · '}
          {t('api_keys.until', { when: moment(expires_at) })}
        </p>
      </div>
      {state === 'live' && <Revoke apiKey={apiKey} />}
    </li>
  )
}

function Revoke({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const { t } = useWords()
  const told = useTold()
  const revoke = useCall(revokeApiKey, { refreshes: [listApiKeys] })
  return (
    <ConfirmedButton
      kind="secondary"
      className="justify-self-start"
      label={t('api_keys.revoke.button')}
      question={t('api_keys.revoke.question', { name })}
      confirm={t('api_keys.revoke.confirm')}
      isPending={revoke.isPending}
      act={() => revoke.mutateAsync({ input: { params: { id } } }).then(told(t('api_keys.revoke.done')))}
    >
      <p>{t('api_keys.revoke.text')}</p>
    </ConfirmedButton>
  )
}
