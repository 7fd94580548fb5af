CREATE TABLE "landed_figure" (
	"destination" text NOT NULL,
	"vehicle_kind" text NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"cif_usd" integer,
	"landed_usd" integer,
	CONSTRAINT "landed_figure_destination_vehicle_kind_vehicle_id_pk" PRIMARY KEY("destination","vehicle_kind","vehicle_id"),
	CONSTRAINT "landed_figure_vehicle_kind_check" CHECK (vehicle_kind in ('new','used'))
);
--> statement-breakpoint
CREATE TABLE "landed_figure_state" (
	"destination" text PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "landed_figure_cif_idx" ON "landed_figure" USING btree ("destination","vehicle_kind","cif_usd","vehicle_id");--> statement-breakpoint
CREATE INDEX "landed_figure_landed_idx" ON "landed_figure" USING btree ("destination","vehicle_kind","landed_usd","vehicle_id");