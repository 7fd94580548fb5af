// Apart from the schemas, because browsers load these and must not load the validator.

/** Who wrote a message of a lead: its buyer, or we. */
export const MESSAGE_DIRECTIONS = ['in', 'out'] as const

/** By what messages go and come. */
export const MESSAGE_CHANNELS = ['mail', 'whatsapp'] as const

/**
 * What staff are told of a message that came: `other_sender`: not from an address or number of the lead; `automatic`: a machine wrote it, which stops
 * and starts no clock; `too_large`: only its head was taken; `unreadable`: it could not be read as a mail; `shortened`: it was longer than is kept;
 * `media_left`: it has a picture, recording, file or the like, which stays with the service; `by_hand`: one of ours that a person sent by a program of their
 * own and told of here.
 */
export const MESSAGE_MARKS = ['other_sender', 'automatic', 'too_large', 'unreadable', 'shortened', 'media_left', 'by_hand'] as const
export type MessageMark = (typeof MESSAGE_MARKS)[number]

/**
 * Why a message belongs to no lead by itself: `no_trace`: it answers none of ours; `other_sender`: it names a mail of ours that anybody could name,
 * and comes from another address; `bad_token`: the address that it was sent to looks like that of a lead and is none that we gave out; `too_many`: the lead
 * has had more from its sender in an hour than a person writes; `quarantined`: its lead is in quarantine.
 */
export const UNMATCHED_REASONS = ['no_trace', 'other_sender', 'bad_token', 'too_many', 'quarantined'] as const
export type UnmatchedReason = (typeof UNMATCHED_REASONS)[number]

/**
 * Signs of a subject and of a text that we write, signs that are kept of one that comes; files of a message, bytes of each, bytes of all that we send
 * with one together (a mail is a third larger than its files, and many servers take no more than 20 MB), bytes of a whole mail that comes.
 */
export const MESSAGE_LIMITS = {
  subject: 200,
  text: 20_000,
  heard: 100_000,
  files: 10,
  fileBytes: 10 * 1024 * 1024,
  sentBytes: 10 * 1024 * 1024,
  mailBytes: 25 * 1024 * 1024,
} as const

/** Bytes of a mail that a mail server hands on at most, so that its signature is checked; of one above `mailBytes` the head alone is kept. */
export const MOST_MAIL_HEARD = 100 * 1024 * 1024

/** Messages that one lead takes in an hour from one sender by one channel (from all who are not its buyer together), and files that it keeps in all. */
export const LEAD_LIMITS = { hourly: 30, files: 200 } as const

/** What can be wrong with a file of a message, so that it is named but not kept. `cut`: its mail was too large, and only the beginning of that was taken. */
export const MESSAGE_FILE_FAULTS = ['type_refused', 'too_large', 'empty', 'too_many', 'no_room', 'cut'] as const
export type MessageFileFault = (typeof MESSAGE_FILE_FAULTS)[number]

/** Types of files that are kept, by what their content says, and the endings their names may have. */
export const MESSAGE_FILE_TYPES = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'text/csv': ['csv'],
} as const
export type MessageFileType = keyof typeof MESSAGE_FILE_TYPES
