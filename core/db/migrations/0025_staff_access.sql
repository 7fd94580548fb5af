CREATE TABLE "staff_mail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"staff_id" bigint NOT NULL,
	"mail_key" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"held_until" timestamp with time zone,
	CONSTRAINT "staff_mail_kind_check" CHECK (kind in ('invitation','recovery_made','recovery_used','authenticator_changed'))
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_code" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_recovery_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" bigint NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "totp_next_secret" "bytea";--> statement-breakpoint
ALTER TABLE "staff_setup" ADD COLUMN "staff_id" bigint;--> statement-breakpoint
ALTER TABLE "staff_mail" ADD CONSTRAINT "staff_mail_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_code" ADD CONSTRAINT "staff_recovery_code_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_mail_message_key" ON "staff_mail" USING btree ("mail_key");--> statement-breakpoint
CREATE INDEX "staff_mail_staff_idx" ON "staff_mail" USING btree ("staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_recovery_code_key" ON "staff_recovery_code" USING btree ("staff_id","code_hash");--> statement-breakpoint
ALTER TABLE "staff_setup" ADD CONSTRAINT "staff_setup_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;