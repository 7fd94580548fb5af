ALTER TABLE "mailbox" DROP CONSTRAINT "mailbox_kind_check";--> statement-breakpoint
ALTER TABLE "message" DROP CONSTRAINT "message_marks_check";--> statement-breakpoint
ALTER TABLE "message" DROP CONSTRAINT "message_unmatched_check";--> statement-breakpoint
ALTER TABLE "message_file" DROP CONSTRAINT "message_file_fault_check";--> statement-breakpoint
ALTER TABLE "mailbox" ADD CONSTRAINT "mailbox_kind_check" CHECK (kind in ('imap','folder','webhook'));--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_marks_check" CHECK (marks <@ array['other_sender','automatic','too_large','unreadable','shortened','media_left','by_hand']);--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_unmatched_check" CHECK (unmatched_reason in ('no_trace','other_sender','bad_token','too_many','quarantined'));--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_fault_check" CHECK (fault in ('type_refused','too_large','empty','too_many','no_room','cut'));