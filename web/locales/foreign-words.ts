// From domain/language.md: words that only the neighbour uses, or means otherwise.
const malayOnly =
  'ahad,akaun,antarabangsa,baucar,bayaran balik,berjaya,bungkusan,butiran,caj,cuba,dihantar,dijumpai,disember,diskaun,duti,e-mel,ejen,hantar,hendaklah,imbas,insurans,isnin,jadual,jumaat,kastam,kata laluan,kaunter,kelulusan,kerana,khamis,khidmat,kod,kualiti,kuantiti,kurier,log masuk,maklumat,menghantar,minit,muat naik,muat turun,nombor,ogos,padam,pampasan,pasport,pejabat,penghantaran,pengisytiharan,penjejakan,percuma,perkhidmatan,poskod,rakan niaga,saiz,senarai,seterusnya,sila,syarikat,tamat tempoh,tarikh,telefon,tempahan,tetapan,wang'
const indonesianOnly =
  'agen,agustus,akun,asuransi,berhasil,biaya,bisa,boks,butuh,coba,desember,detail,dikirim,diskon,ditemukan,email,gratis,hapus,jadwal,jumat,kamis,kantor,karena,kata sandi,kedaluwarsa,kirim,kode,kualitas,kurir,lacak,layanan,mengirim,menit,mitra,nomor,ongkir,ongkos,pabean,paket,paspor,pengiriman,perkiraan,pindai,rekening,resi,rincian,senin,silakan,tanggal,telepon,terkirim,uang,unduh,unggah,voucher'

const foreign = {
  id: [wordsOf(malayOnly, 'giu'), /(?<![\p{L}-])anda(?![\p{L}-])/gu],
  // At the start of a sentence Malay writes "Anda" too.
  my: [wordsOf(indonesianOnly, 'giu'), /(?<=[\p{L}\d,;] )Anda(?![\p{L}-])/gu],
}

/** The words of a text that belong to the other of the two languages; names in {{…}} are no words. */
export function foreignWords(language: 'id' | 'my', text: string) {
  const plain = text.replaceAll(/\{\{.*?\}\}/g, '')
  return foreign[language].flatMap((pattern) => plain.match(pattern) ?? [])
}

function wordsOf(list: string, flags: string) {
  return new RegExp(`(?<![\\p{L}\\d@./-])(?:${list.replaceAll(',', '|')})(?![\\p{L}\\d@-])`, flags)
}
