CREATE TABLE "member_mail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"member_id" bigint,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"locale" text NOT NULL,
	"mail_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_mail_kind_check" CHECK (kind in ('verify','reset','password_changed','mail_change','mail_changed','deleted'))
);
--> statement-breakpoint
ALTER TABLE "member_token" DROP CONSTRAINT "member_token_kind_check";--> statement-breakpoint
DROP INDEX "member_mail_key";--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mobile_local" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "whatsapp_e164" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "whatsapp_local" text;--> statement-breakpoint
ALTER TABLE "member_favorite" ADD COLUMN "sequence" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "member_favorite_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "grant_key" text;--> statement-breakpoint
ALTER TABLE "member_mail" ADD CONSTRAINT "member_mail_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_mail_message_key" ON "member_mail" USING btree ("mail_key");--> statement-breakpoint
CREATE INDEX "member_mail_created_idx" ON "member_mail" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "member_mail_member_idx" ON "member_mail" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "enquiry_member_idx" ON "enquiry" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_mail_idx" ON "member" USING btree (lower(mail),"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "member_mobile_idx" ON "member" USING btree ("mobile_e164");--> statement-breakpoint
CREATE INDEX "member_mobile_local_idx" ON "member" USING btree ("mobile_local");--> statement-breakpoint
CREATE INDEX "member_whatsapp_idx" ON "member" USING btree ("whatsapp_e164");--> statement-breakpoint
CREATE INDEX "member_whatsapp_local_idx" ON "member" USING btree ("whatsapp_local");--> statement-breakpoint
CREATE INDEX "member_unverified_idx" ON "member" USING btree ("created_at") WHERE mail_verified_at is null;--> statement-breakpoint
CREATE INDEX "member_token_member_idx" ON "member_token" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_grant_key" ON "voucher" USING btree ("member_id","grant_key");--> statement-breakpoint
CREATE UNIQUE INDEX "member_mail_key" ON "member" USING btree (lower(mail)) WHERE mail_verified_at is not null;--> statement-breakpoint
ALTER TABLE "member_token" ADD CONSTRAINT "member_token_kind_check" CHECK (kind in ('member_session','handover','password_reset','mail_verify','mail_change','enquiry_status'));