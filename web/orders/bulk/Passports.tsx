import { useState } from 'react'
import type { Data } from '#contract/platform/endpoint.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { pictureCode } from '#contract/orders/picture-codes.ts'
import { listPassports, sendPassport, showPassport } from '#contract/orders/shipments.ts'
import { readable, sendPicture } from '../../platform/files.ts'
import { sentence } from '../../platform/sentence.ts'
import { useMoment } from '../../platform/moment.ts'
import { useText } from '../../platform/text.ts'
import { PictureButton } from '../../parts/parcel/PictureDialog.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { toast } from '../../ui/toast.ts'
import { Upload } from '../../ui/Upload.tsx'
import { answers, useList } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'
import { Chevron } from '../../ui/Chevron.tsx'

/** The pictures that were given and what they are called in a file; looked up when somebody opens this, or a row lacks one. */
export function Passports({ isMissing }: { isMissing: boolean }) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(isMissing)
  return (
    <details open={isMissing} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 py-2 font-medium">
        {t('bulk.passport.heading')}
        <Chevron className="screen-only" />
      </summary>
      {isOpen && (
        <div className="grid gap-4">
          <p className="text-muted max-w-prose text-sm">{t('bulk.passports')}</p>
          <Given />
          <Another />
        </div>
      )}
    </details>
  )
}

function Given() {
  const list = useList(listPassports, (data) => data)
  const given = list.data?.pages.flatMap(({ passport_data }) => passport_data) ?? []
  return (
    <>
      <ul className="divide-line divide-y">
        {given.map((picture) => (
          <Picture key={picture.id} {...picture} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Pagination
          shown={given.length}
          hasMore
          pending={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </>
  )
}

type Listed = Data<typeof listPassports>['passport_data'][number]

/** Shown on demand only, as each look is on record. */
function Picture({ id, created_at, is_of_account }: Listed) {
  const { t } = useWords()
  const moment = useMoment()
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2">
      <span className="grid min-w-0 gap-1">
        <code className="text-lg whitespace-nowrap">{pictureCode(id)}</code>
        <span className="text-muted text-sm">{moment(created_at)}</span>
        {is_of_account && (
          <span>
            <Badge>{t('bulk.passport.of_account')}</Badge>
          </span>
        )}
      </span>
      <span className="flex gap-2">
        <PictureButton
          endpoint={showPassport}
          params={{ id }}
          title={t('bulk.passport.picture')}
          label={t('bulk.passport.show')}
        />
        <CopyButton text={pictureCode(id)} />
      </span>
    </li>
  )
}

function Another() {
  const { t } = useWords()
  const text = useText()
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useState<string>()
  async function give(picked: File | undefined) {
    if (!picked) return
    setError(undefined)
    setProgress(0)
    const sending = { key: crypto.randomUUID(), onProgress: setProgress }
    const answer = await sendPicture(sendPassport, {}, await readable(picked), sending, { is_others: 'true' })
    setProgress(undefined)
    if (!answer || !isSuccess(answer)) return setError(sentence(text, answer))
    toast.success(t('bulk.passport.given'))
    await answers.invalidateQueries({ queryKey: [listPassports.path] })
  }
  return (
    <Upload
      label={t('bulk.passport.another')}
      file={undefined}
      onPick={(picked) => void give(picked)}
      {...(progress === undefined ? {} : { progress })}
      error={error}
    />
  )
}
