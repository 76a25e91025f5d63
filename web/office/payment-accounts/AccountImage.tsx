import { useId, useState } from 'react'
import { isSuccess } from '#contract/platform/envelope.ts'
import { largestPicture_bytes, largestPicture_MB } from '#contract/platform/files.ts'
import { giveAccountImage, listAccounts, type OfficeAccount } from '#contract/office/office.ts'
import { readable, sendPicture } from '../../platform/files.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { Picture } from '../../ui/Picture.tsx'
import { toast } from '../../ui/toast.ts'
import { answers } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

/** The picture customers see beside the account, and the way to give another one. */
export function AccountImage({ account }: { account: OfficeAccount }) {
  const { t } = useWords()
  const text = useText()
  const id = useId()
  const [version, setVersion] = useState(0)
  async function take(picture: File | undefined) {
    if (!picture) return
    if (picture.size > largestPicture_bytes)
      return void toast.error(t('ui.upload.too_large', { MB: largestPicture_MB }))
    const options = { key: crypto.randomUUID(), onProgress: () => undefined }
    const answer = await sendPicture(giveAccountImage, { id: account.id }, await readable(picture), options)
    if (!answer || !isSuccess(answer)) return void toast.error(sentence(text, answer))
    toast.success(t('office.saved'))
    setVersion((known) => known + 1)
    await answers.invalidateQueries({ queryKey: [listAccounts.path] })
  }
  return (
    <div className="flex items-center gap-3">
      <Picture
        address={`${account.account_url}?version=${version}`}
        label=""
        size={64}
        className="size-16 rounded-lg object-contain"
      />
      <label htmlFor={id} className="cursor-pointer underline has-focus-visible:outline-3">
        {t('office.accounts.image')}
        <input
          id={id}
          type="file"
          accept="image/*"
          className="sr-only"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
    </div>
  )
}
