CREATE TABLE "shared_shortlist" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_shortlist_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code_hash" "bytea" NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "shared_shortlist_code_key" ON "shared_shortlist" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "shared_shortlist_expires_idx" ON "shared_shortlist" USING btree ("expires_at");