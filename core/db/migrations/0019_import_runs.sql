CREATE TABLE "import_mapping" (
	"supplier" text NOT NULL,
	"kind" text NOT NULL,
	"headings" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mapping_supplier_kind_pk" PRIMARY KEY("supplier","kind")
);
--> statement-breakpoint
CREATE TABLE "import_run" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text,
	"supplier" text,
	"state" text NOT NULL,
	"publish" boolean DEFAULT false NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"headings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"corrections" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"report" jsonb,
	"layout" jsonb,
	"failure" jsonb,
	"undo" jsonb,
	"staff_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "import_run_state_check" CHECK (state in ('open','queued','running','done','failed','undone'))
);
--> statement-breakpoint
CREATE TABLE "import_run_row" (
	"run_id" bigint NOT NULL,
	"subject_id" bigint NOT NULL,
	"key" text NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	CONSTRAINT "import_run_row_run_id_subject_id_pk" PRIMARY KEY("run_id","subject_id")
);
--> statement-breakpoint
ALTER TABLE "used_car" ADD COLUMN "supplier" text;--> statement-breakpoint
ALTER TABLE "used_car" ADD COLUMN "supplier_ref" text;--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run_row" ADD CONSTRAINT "import_run_row_run_id_import_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_run_time_idx" ON "import_run" USING btree ("created_at" DESC NULLS LAST);